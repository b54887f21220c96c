@memory
Feature: Archiving an item

  @browser
  Scenario: Into the archive, and back by the notice
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she archives the item
    Then she is told "Item archived"
    And she is at item "3" of "articles"
    When she takes that back
    Then she is told "The old value is back"

  Scenario: Out of the archive, and back to the list
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she archives the item
    Then she is told "Item archived"
    When she takes the item out of the archive
    Then she is told "Item taken out of the archive"
    And she is at the list "articles"

  Scenario: Changes that are not saved stay as they are
    Given Clara has signed in
    When she opens the address "/collections/articles/3"
    And she changes "title" to "Salt roads, mapped"
    And she archives the item
    Then she is told "Item archived"
    And "title" is "Salt roads, mapped"
    And she can save

  Scenario: Who may not change the field that says so cannot archive
    Given Jun has signed in
    When he opens the address "/collections/articles/6"
    Then he cannot archive, for "Your role may not change the field this needs"
