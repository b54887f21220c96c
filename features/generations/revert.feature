@memory @browser @generations
Feature: Earlier values on every server
  What a user has changed can be reverted, whichever generation of the server has recorded it.

  Scenario: An editor reverts a change, and the item has its earlier value
    Given Clara has signed in
    And she has started a new item of "Tags"
    When she changes "name" to "canals"
    And she changes "slug" to "canals"
    And she saves and stays
    Then the revision count is "1"
    When she changes "name" to "rivers and canals"
    And she saves and stays
    Then the revision count is "2"
    When she opens revision 1
    And she reverts all fields of the revision
    Then "name" is "canals"
    When she saves and stays
    Then the revision count is "3"
