@memory
Feature: Archiving an item

  @browser
  Scenario: Archiving is undone from the notification
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she archives the item
    Then she sees the message "“Salt roads of the Camargue” archived"
    And she is at item "3" of "articles"
    When she undoes the last action
    Then she sees the message "Value restored"

  Scenario: Unarchiving returns to the list
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she archives the item
    Then she sees the message "“Salt roads of the Camargue” archived"
    When she unarchives the item
    Then she sees the message "“Salt roads of the Camargue” unarchived"
    And she is at the list "articles"

  Scenario: Archiving keeps unsaved changes
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she changes "title" to "Salt roads, mapped"
    And she archives the item
    Then she sees the message "“Salt roads of the Camargue” archived"
    And "title" is "Salt roads, mapped"
    And she can save

  Scenario: Archiving is disabled without permission to change the archive field
    Given Jun has signed in
    When he opens the address "/collections/articles/6"
    Then he cannot archive: "Your role can't change the field this needs"
