Feature: Field menu

  Background:
    Given Clara has signed in

  @memory @browser
  Scenario: An edited field is marked and its change undone
    Given she has opened the item "3" of "Tags"
    Then "name" is not marked as edited
    When she changes "name" to "rails"
    Then "name" is marked as edited
    And the menu of "name" offers: Copy value, Paste value, Edit raw value, Undo change
    When she chooses "Undo change" in the menu of "name"
    Then "name" is "railways"
    And "name" is not marked as edited

  @memory @browser
  Scenario: A value is copied and pasted into another field
    Given she has opened the item "3" of "Tags"
    When she chooses "Copy value" in the menu of "name"
    Then she sees the message "Value copied"
    And the clipboard holds "railways"
    When she chooses "Paste value" in the menu of "slug"
    Then "slug" is "railways"

  @memory
  Scenario: A nullable field is cleared to null
    Given she has opened the item "3" of "Articles"
    When she chooses "Clear value" in the menu of "standfirst"
    Then "standfirst" is ""
    And "standfirst" is marked as edited

  @memory
  Scenario: A field is reset to its default
    Given she has opened the item "3" of "Articles"
    When she chooses "Edit raw value" in the menu of "status"
    And she types "review" as the raw value
    And she applies the raw value
    Then "status" is marked as edited
    When she chooses "Reset to default" in the menu of "status"
    Then "status" is not marked as edited

  @memory
  Scenario: A read-only field offers only copying and showing
    Given she has opened the item "3" of "Articles"
    Then the menu of "views" offers: Copy value, Show raw value
